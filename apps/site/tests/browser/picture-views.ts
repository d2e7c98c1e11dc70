import type { Page } from "@playwright/test";
import { lightbox, shownPicture } from "./lightbox.ts";

/** A sheet whose plan is at its top left, with nothing in the middle of the paper. */
export const sheetPage = "/showcase/showdetailengineering";
export const sheet = "pump-skid";
export const plan = { id: "plan", name: "Plan", frame: [0.05, 0.12, 0.36, 0.36] } as const;
export const elevation = { id: "elevation", name: "Elevation", frame: [0.03, 0.51, 0.38, 0.41] } as const;

/** Gives the sheet these views, whatever views the studio has written for it, and the viewer names for them. */
export async function giveViews(page: Page, views = [plan, elevation]): Promise<void> {
  await page.route(`**/pictures/${sheet}-sheet.json`, (route) =>
    route.fulfill({ json: { views: Object.fromEntries(views.map(({ id, frame }) => [id, frame])) } }),
  );
  const names = Object.fromEntries(views.map(({ id, name }) => [id, name]));
  await page.route(
    (url) => url.pathname === sheetPage,
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/(?<="views":)\{[^}]*\}/, JSON.stringify(names));
      await route.fulfill({ response, body });
    },
  );
}

/** Left, top, width and height of the current picture, and of the space in which it is shown. */
export const places = (page: Page) =>
  shownPicture(page).evaluate((img) => {
    const boxOf = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { left, top, width, height };
    };
    return { picture: boxOf(img), space: boxOf(img.closest(".lightbox-space") ?? img) };
  });

/** The share of the picture, from its top left corner, that is at a point of the page. */
export async function shareAt(page: Page, x: number, y: number): Promise<{ x: number; y: number }> {
  const { picture } = await places(page);
  return { x: (x - picture.left) / picture.width, y: (y - picture.top) / picture.height };
}

/** Waits until the picture has come to rest: nothing is animated, and it has kept its place for three frames. */
export const rested = (page: Page): Promise<void> =>
  shownPicture(page).evaluate(async (image) => {
    let [before, same] = ["", 0];
    while (same < 3) {
      // A glide that another one replaces is canceled.
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
      await new Promise(requestAnimationFrame);
      const now = JSON.stringify(image.getBoundingClientRect());
      same = now === before && document.getAnimations().length === 0 ? same + 1 : 0;
      before = now;
    }
  });

export const button = (page: Page, name: string) => lightbox(page).getByRole("button", { name, exact: true });

export interface TouchPoint {
  x: number;
  y: number;
}

/** When fingers last touched, in seconds since 1970. */
let lastTouch = 0;

/**
 * Sends touches as a screen would: each entry is the positions of all fingers, an empty one lifts them. They follow one
 * another within 20 ms by the times that they bear, however busy the machine is; the first comes half a second after those
 * of an earlier call, so that it is no second tap.
 */
export async function touch(page: Page, steps: readonly (readonly TouchPoint[])[]): Promise<void> {
  const client = await page.context().newCDPSession(page);
  let before = 0;
  lastTouch = Math.max(Date.now() / 1000, lastTouch + 0.5);
  for (const points of steps) {
    const type = points.length === 0 ? "touchEnd" : points.length > before ? "touchStart" : "touchMove";
    lastTouch += 0.02;
    const touchPoints = points.map((point, id) => ({ ...point, id }));
    await client.send("Input.dispatchTouchEvent", { type, touchPoints, timestamp: lastTouch });
    before = points.length;
  }
  await client.detach();
}

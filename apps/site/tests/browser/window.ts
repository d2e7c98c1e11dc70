import type { CDPSession, Page } from "@playwright/test";

/** A window of a visitor: its size in CSS pixels, the device's pixels for each, and what points. */
interface VisitorsWindow {
  readonly width: number;
  readonly height: number;
  readonly pixels?: number;
  readonly fingers?: boolean;
}

/** Changes the window of a page that is open, which Playwright can do for its size alone. */
export interface ChangingWindow extends AsyncDisposable {
  show(window: VisitorsWindow): Promise<void>;
  /** Changes the text size that the browser is set to; 16 is the default. */
  setText(size: number): Promise<void>;
}

export async function changingWindow(page: Page): Promise<ChangingWindow> {
  const devTools: CDPSession = await page.context().newCDPSession(page);
  const setText = async (standard: number) => {
    await devTools.send("Page.setFontSizes", { fontSizes: { standard, fixed: Math.round(standard * 0.8) } });
  };
  return {
    async show({ width, height, pixels = 1, fingers = false }) {
      await devTools.send("Emulation.setTouchEmulationEnabled", { enabled: fingers, maxTouchPoints: 1 });
      const metrics = { width, height, deviceScaleFactor: pixels, mobile: fingers };
      await devTools.send("Emulation.setDeviceMetricsOverride", metrics);
    },
    setText,
    async [Symbol.asyncDispose]() {
      await setText(16);
      await devTools.detach();
      // Playwright does not know that its size is gone, and would not set the same once more.
      await page.setViewportSize({ width: 800, height: 600 });
    },
  };
}

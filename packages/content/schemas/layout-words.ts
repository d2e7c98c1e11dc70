import { z } from "zod";
import { address, confirmation, line, slug, text } from "./text.ts";

/** The line drawings for the banner's tiles (apps/site/layout/banner). */
export const tileDrawings = ["automation", "software", "detail", "skid", "model", "product"] as const;

const onward = z.strictObject({
  to: address.meta({ title: "Leads to", choice: "address" }),
  name: line,
  text: line.optional(),
});

/** content/layout.yaml: the texts of the layout (tiles, buttons, footer) and of the not-found page. */
export const layoutWordsSchema = z.strictObject({
  tiles: z
    .array(z.strictObject({ to: address, name: line, drawing: z.enum(tileDrawings) }))
    .length(6)
    .meta({ one: "a tile" }),
  labels: z.strictObject({
    skipToContent: line,
    mainNavigation: line,
    breadcrumbs: line,
    services: line,
    search: line,
    call: line,
    menu: line,
    darkTheme: line,
    contactData: line,
    email: line,
    /** Contains {years} as a placeholder. */
    emblem: line,
    inThisSection: line,
    showcase: line,
    viewExperienceProfile: line,
    opensInNewTab: line,
    needs: line,
    story: line,
    service: line,
    product: line,
    project: line,
    size: line,
    client: line,
    goToSection: line,
    findProjects: line,
  }),
  pictures: z.strictObject({
    /** Whose the pictures are: once on the site, at the address in `licence`. */
    own: line.meta({ title: "Whose the pictures are" }),
    licence: z.strictObject({ text: line, to: address }),
    enlarge: line,
    sheet: line,
    pdf: line,
    dxf: line,
    pcf: line,
    solid: line,
    glb: line,
    table: line,
    seeModel: line,
    seeDrawing: line,
    drawing: line,
    title: line,
    pictureOfSet: line,
    /** Contains {index} and {total} as placeholders. */
    count: line,
    viewer: line,
    set: line,
    picture: line,
    previous: line,
    next: line,
    zoomIn: line,
    zoomOut: line,
    /** Contains {percent} as a placeholder. */
    scale: line,
    frame: line,
    whole: line,
    fullWidth: line,
    /** By the name of the view in the picture's sidecar file. */
    views: z.record(slug, line),
    /** Contains {parts}, or {distance}, {x}, {y} and {z}, as placeholders. */
    model: z.strictObject({
      open: line,
      needsScript: line,
      leave: line,
      loading: line,
      /** Contains {percent} as a placeholder. */
      arriving: line,
      ready: line,
      failed: line,
      unsupported: line,
      lost: line,
      retry: line,
      stage: line,
      looks: line,
      tools: line,
      section: line,
      none: line,
      along: line,
      across: line,
      above: line,
      position: line,
      flip: line,
      explode: line,
      edges: line,
      measure: line,
      measureFrom: line,
      measureTo: line,
      measureMissed: line,
      distance: line,
      hide: line,
      hidden: line,
      all: line,
      fullScreen: line,
      parts: line,
      alone: line,
      partsOf: line,
      find: line,
      found: line,
      foundOne: line,
      foundNone: line,
      weight: line,
      cut: line,
      cutOther: line,
      uncut: line,
      apart: line,
      together: line,
      seenFrom: line,
      everything: line,
    }),
    details: line,
    close: line,
  }),
  emblem: z.strictObject({ text: line }),
  /** Names of what is said of the team. */
  team: z.strictObject({
    heads: line.meta({ title: "Name of the people by discipline" }),
    languages: line.meta({ title: "Name of the languages" }),
    hours: line.meta({ title: "Name of the office hours" }),
  }),
  /** Names of what the page with the certificate says of it. */
  certificate: z.strictObject({
    standard: line,
    number: line,
    body: line.meta({ title: "Who has certified" }),
    validity: line,
    scope: line,
  }),
  enquire: z
    .strictObject({ heading: line, text: line.optional(), name: line, to: address, ...confirmation })
    .meta({ claims: ["text"] }),
  /** The visitor's list of what to ask about; `count` contains {count} as a placeholder. */
  enquiryList: z.strictObject({
    name: line,
    add: line.meta({ title: "Button that puts something on the list" }),
    explained: line.meta({ title: "What the button is for" }),
    listed: line
      .refine((words) => words.includes("{count}"), "must contain {count}")
      .meta({ title: "The button, once it is on the list", description: "{count} becomes the number of items." }),
    remove: line.meta({ title: "What the button then does" }),
    count: line,
    refused: line.meta({ title: "Said if the browser keeps no list" }),
    to: address,
  }),
  /** On every page of a rehearsal (apps/editor/publishing). */
  rehearsal: line,
  printed: z.strictObject({ page: line, date: line, address: line }),
  footer: z.strictObject({
    rights: line.meta({ title: "Words after the year" }),
    links: z.array(onward).min(1).meta({ one: "a link" }),
  }),
  notFound: z.strictObject({
    documentTitle: line,
    title: line,
    text,
    suggestions: line,
    onward: z.array(onward).min(1).meta({ title: "Pages that it leads to", one: "a page" }),
  }),
});

export type LayoutWords = z.infer<typeof layoutWordsSchema>;
export type PictureWords = LayoutWords["pictures"];

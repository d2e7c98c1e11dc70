import { InlineScript } from "./InlineScript.tsx";

const desk: string = import.meta.env["DESK"];

/**
 * Hot reload in development: Vite's client, and React Router's refresh, which first asks its router for new data. In the
 * preview of the owner's desk, also the script by which a pressed word opens its field.
 */
export const DevelopmentScripts = () => (
  <>
    <InlineScript text="window.__reactRouterDataRouter = { revalidate() {} }" />
    <script type="module" src="/@id/__x00__virtual:react-router/inject-hmr-runtime" />
    <script type="module" src="/@vite/client" />
    {desk && <script type="module" src={`/desk/preview/pressed-words.ts?${new URLSearchParams({ desk })}`} />}
  </>
);

import { InlineScript } from "./InlineScript.tsx";

/** Hot reload in development: Vite's client, and React Router's refresh, which first asks its router for new data. */
export const DevelopmentScripts = () => (
  <>
    <InlineScript text="window.__reactRouterDataRouter = { revalidate() {} }" />
    <script type="module" src="/@id/__x00__virtual:react-router/inject-hmr-runtime" />
    <script type="module" src="/@vite/client" />
  </>
);

import { NextStep } from "../../components/next-step/NextStep.tsx";
import { PageHeader } from "../../components/page-header/PageHeader.tsx";
import { ProseSections } from "../../components/prose/ProseSections.tsx";
import { pageLoader } from "@ttpl/content/loaders.ts";
import type { PageData } from "@ttpl/content/derive/page-data.ts";
import { Island } from "../../islands/Island.tsx";
import { asFound } from "@ttpl/plant/story.ts";
import files from "./demo.island.tsx?files";
import { scriptWords } from "./demo-words.ts";
import { FirstAct } from "./FirstAct.tsx";
import { Panel } from "./Panel.tsx";
import { snapshotOf } from "./snapshot.ts";
import { ViewerPanes, ViewerScreen } from "./Viewer.tsx";
import styles from "./DemoPage.module.css";

export const loader = pageLoader("demo");

/**
 * The web viewer on a simulated plant. Without JavaScript, it shows one moment of it; the script calculates and shows the
 * plant from then on, in the prerendered elements.
 */
export default function DemoPage({ loaderData: page }: { loaderData: PageData<"demo"> }) {
  const { words } = page;
  const snapshot = snapshotOf(asFound());
  return (
    <article>
      <PageHeader title={page.title} lead={page.lead} />
      <Island files={files} props={scriptWords(words)}>
        <div className={styles.demo} data-demo="" data-shown="unit">
          <p className={styles.moment}>{words.moment}</p>
          <ViewerScreen words={words} snapshot={snapshot} />
          <FirstAct words={words} />
          <Panel words={words} />
          <ViewerPanes words={words} snapshot={snapshot} />
        </div>
      </Island>
      <ProseSections sections={page.sections} />
      {page.enquire && <NextStep words={page.enquire} />}
    </article>
  );
}

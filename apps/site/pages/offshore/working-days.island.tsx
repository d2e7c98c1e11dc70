import { renderInstead } from "../../islands/render-instead.tsx";
import type { StartIsland } from "../../islands/island-module.ts";
import { WorkingDays, type WorkingDaysProps } from "./WorkingDays.tsx";

const hour = 3_600_000;

/** Draws the working days in the visitor's time zone. */
const start: StartIsland<Pick<WorkingDaysProps, "day">> = (island, { day }) => {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const at = Math.floor(Date.now() / hour) * hour;
  return renderInstead(island, <WorkingDays day={day} zone={zone} at={at} />);
};
export default start;

import { reportContent } from "./report-content.ts";

process.exitCode = reportContent() ? 0 : 1;

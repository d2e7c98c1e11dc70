import { start } from "./start/start.tsx";

// Hot reload needs React Router's own start. The built site has one that fits documents without data. Whoever loads this
// module is told if React cannot start.
if (import.meta.env.DEV) void import("./start/while-developing.tsx");
else await start();

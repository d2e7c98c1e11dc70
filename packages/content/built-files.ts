/** The plant as an OPC UA server with its viewer, to download. The build packs it (apps/site/build/demo-archive.ts). */
export const demoArchive = "/documents/scr-101-opc-ua.zip";

/** Addresses of files that are not in apps/site/public/ but made by the build, so that content may link to them. */
export const builtFiles: readonly string[] = [demoArchive];

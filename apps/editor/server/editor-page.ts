import type { ClientBundle } from "./client-bundle.ts";

/**
 * What the editor's page may load: its own files, and the preview in a frame. No script can make code from text. On a
 * server the way into the preview begins at the editor, and the page has the form of signing out.
 */
export const editorPolicy = (preview: string, isOnServer: boolean): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' blob:",
    "connect-src 'self'",
    `frame-src ${preview}${isOnServer ? " 'self'" : ""}`,
    "base-uri 'none'",
    `form-action ${isOnServer ? "'self'" : "'none'"}`,
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");

const attribute = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** The editor's document. */
export const editorDocument = (
  { token, preview, signedIn }: { token: string; preview: string; signedIn: string },
  { version }: ClientBundle,
): string =>
  `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="editor-token" content="${attribute(token)}">
<meta name="editor-preview" content="${attribute(preview)}">
<meta name="editor-signed-in" content="${attribute(signedIn)}">
<title>Editor</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/client.css?${version}">
<script type="module" src="/client.js?${version}"></script>
</head>
<body><div id="editor"></div></body>
</html>
`;

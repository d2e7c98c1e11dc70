import { linkLifetime } from "./sign-in-links.ts";

/** What the pages of signing in may load and send: their style, their icon and their own forms. No script. */
export const signInPolicy =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const minutes = linkLifetime / 60_000;

const page = (title: string, body: string): string =>
  `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/sign-in.css">
</head>
<body><main>
<h1>${title}</h1>
${body}
</main></body>
</html>
`;

const askAgain = '<p><a href="/sign-in">Ask for a new link</a></p>';

/** Where an address is typed. */
export const askPage = (): string =>
  page(
    "Sign in to the editor",
    `<p>You get a mail with a link. Open it in this browser.</p>
<form method="post" action="/sign-in">
<label for="address">Your e-mail address</label>
<input id="address" name="address" type="email" autocomplete="email" maxlength="254" required autofocus>
<button>Send me a link</button>
</form>
<p class="aside"><a href="/">I am signed in already</a></p>`,
  );

/** The same for an address that may sign in and for any other. */
export const sentPage = (): string =>
  page(
    "Look into your mail",
    `<p>If this address may edit the website, a mail with a link is on its way. Open the link in this browser within ${minutes} minutes.</p>
<p>Nothing has come after two minutes? Look where unwanted mail goes, then tell whoever runs the server.</p>
${askAgain}`,
  );

/** What a link opens. It is the same for every token, and uses nothing up: programs that look at mails open links too. */
export const linkPage = (token: string): string =>
  page(
    "Sign in to the editor",
    `<p>You stay signed in for twelve hours, or until you sign out.</p>
<form method="post" action="/sign-in/link">
<input type="hidden" name="token" value="${/^[\w-]{1,100}$/.test(token) ? token : ""}">
<button autofocus>Sign in</button>
</form>`,
  );

/** A link that cannot be used, and what to do. */
export const refusals = {
  "other browser": page(
    "Another browser asked for this link",
    `<p>Open it in the browser in which you typed your address: copy the link from the mail into it. Or ask for a new link here.</p>
${askAgain}`,
  ),
  unknown: page(
    "This link cannot be used any more",
    `<p>Each link works once, and for ${minutes} minutes. Starting the editor's server again ends them too.</p>
${askAgain}`,
  ),
  "too many": page(
    "Please wait",
    `<p>Too many links were asked for or tried in a short time. Wait ten minutes, and try again.</p>`,
  ),
  "too many today": page(
    "Please wait",
    `<p>Many links were asked for today, more than anybody needs. Try again in an hour. A link that you have already works, and whoever is signed in stays so. Not you? Tell whoever runs the server.</p>`,
  ),
  "other site": page(
    "This press came from another website",
    `<p>Nothing was done. Open the editor by typing its address.</p>
${askAgain}`,
  ),
  "other host": page("There is nothing here", `<p>This server does not answer to that host name.</p>`),
} as const;

// Weighs one address of a running site as MDN's HTTP Observatory does, and prints the result as JSON.
//   node scan.mjs HOST HTTP_PORT HTTPS_PORT PATH
// The package's own command scans the standard ports alone; its parts take any.
import { existsSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const { conf, src } = {
  conf: "./node_modules/@mdn/mdn-http-observatory/conf/",
  src: "./node_modules/@mdn/mdn-http-observatory/src/",
};
// Its install script would fetch the browsers' list of names that are known for TLS; no name of a test is on it.
const preload = fileURLToPath(new URL(`${conf}hsts-preload.json`, import.meta.url));
if (!existsSync(preload)) writeFileSync(preload, "{}");

const { retrieve } = await import(`${src}retriever/retriever.js`);
const { ALL_TESTS } = await import(`${src}constants.js`);
const { getGradeForScore, getScoreModifier } = await import(`${src}grader/grader.js`);
const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await import(`${src}grader/charts.js`);

const [host, httpPort, httpsPort, path] = process.argv.slice(2);
const requests = await retrieve(host, { httpPort: Number(httpPort), httpsPort: Number(httpsPort), path });
const results = ALL_TESTS.map((test) => test(requests)).map((done) => ({
  name: done.constructor.name,
  result: done.result,
  pass: done.pass,
  points: getScoreModifier(done.result),
}));
// As in scanner/index.js: extra credit counts only above a minimum score without it.
const sum = (all) => all.reduce((points, one) => points + one.points, 100);
const withoutCredit = sum(results.filter(({ points }) => points < 0));
const { score, grade } = getGradeForScore(
  withoutCredit >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(results) : withoutCredit,
);
console.log(JSON.stringify({ status: requests.responses.auto?.status, score, grade, results }));

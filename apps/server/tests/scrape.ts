import parsePrometheusTextFormat from "parse-prometheus-text-format";

/** The metrics of one scrape. */
export interface Scrape {
  readonly text: string;
  readonly contentType: string | null;
  /** Metric names with their types. */
  readonly types: Readonly<Record<string, string>>;
  /** The value of each counter and gauge, by name and labels as in `name{a="b",c="d"}`. */
  readonly values: Readonly<Record<string, number>>;
  /** The number of values in each histogram, by name. */
  readonly counts: Readonly<Record<string, number>>;
}

/** Reads an answer of /metrics with a parser of Prometheus' text format. @throws if it is not 200 or not well-formed */
export async function readMetrics(response: Response): Promise<Scrape> {
  if (response.status !== 200) throw new Error(`status ${response.status}`);
  const text = await response.text();
  const families = parsePrometheusTextFormat(text);
  const values: Record<string, number> = {};
  const counts: Record<string, number> = {};
  for (const { name, metrics } of families)
    for (const metric of metrics) {
      if ("count" in metric) counts[name] = Number(metric.count);
      else {
        const labels = Object.entries(metric.labels ?? {}).map(([label, value]) => `${label}="${value}"`);
        values[labels.length > 0 ? `${name}{${labels.join(",")}}` : name] = Number(metric.value);
      }
    }
  const types = Object.fromEntries(families.map(({ name, type }) => [name, type]));
  return { text, contentType: response.headers.get("Content-Type"), types, values, counts };
}

/** Scrapes a running server from this machine. */
export const scrape = async ({ url }: { readonly url: string }): Promise<Scrape> =>
  readMetrics(await fetch(`${url}/metrics`));

declare module "parse-prometheus-text-format" {
  interface Sample {
    readonly labels?: Readonly<Record<string, string>>;
    readonly value: string;
  }
  interface Distribution {
    readonly buckets: Readonly<Record<string, string>>;
    readonly count: string;
    readonly sum: string;
  }

  /** https://github.com/yunyu/parse-prometheus-text-format: reads the text format 0.0.4. @throws on malformed text */
  export default function parsePrometheusTextFormat(text: string): {
    readonly name: string;
    readonly help: string;
    readonly type: "COUNTER" | "GAUGE" | "HISTOGRAM" | "SUMMARY" | "UNTYPED";
    readonly metrics: readonly (Sample | Distribution)[];
  }[];
}

/** The groups of a DXF file, code and value, and what is written around them. */
export type Tag = readonly [code: number, value: string | number];
/** Tags from words of code and value: "70=0 40=2.5". */
export const tags = (words: string): Tag[] =>
  words.split(" ").map((word) => {
    const [code, value = ""] = word.split("=");
    return [Number(code), value];
  });

/** Tags as they stand in a file. */
export const written = (tags: readonly Tag[]): string =>
  tags.map(([code, value]) => `${code}\r\n${value}\r\n`).join("");

/** Text of a DXF: signs that have codes of their own, and what else is not ASCII by its code point. */
export const escaped = (text: string): string =>
  text
    .replaceAll("Ø", "%%c")
    .replaceAll("°", "%%d")
    .replaceAll(
      /[^\u0020-\u007e]/g,
      (letter) => `\\U+${letter.charCodeAt(0).toString(16).padStart(4, "0").toUpperCase()}`,
    );

/** The block that entities are in: model space, paper space, or one that has a name of its own. */
export interface Owner {
  name: string;
  handle: string;
  /** Its layout, if it has one. */
  layout?: string;
}
export const modelSpace: Owner = { name: "*Model_Space", handle: "1F", layout: "11" };
export const paperSpace: Owner = { name: "*Paper_Space", handle: "1B", layout: "12" };

/** Counts the handles, and writes what has one. */
export class Writer {
  #last = 0x100;

  handle(): string {
    this.#last += 1;
    return this.#last.toString(16).toUpperCase();
  }

  /** An entity; `dashes` is by how much its line type is larger than on paper. */
  entity(owner: Owner, layer: string, [name, type]: readonly [string, string], further: readonly Tag[], dashes = 1) {
    const space = owner === paperSpace ? " 67=1" : "";
    const scale = dashes === 1 ? "" : ` 48=${dashes}`;
    const head = `0=${name} 5=${this.handle()} 330=${owner.handle} 100=AcDbEntity${space} 8=${layer}${scale} 100=${type}`;
    return written([...tags(head), ...further]);
  }

  table(name: string, handle: string, entries: readonly (readonly [type: string, handle: string, tags: Tag[]])[]) {
    const isDimensions = name === "DIMSTYLE";
    const head = `0=TABLE 2=${name} 5=${handle} 330=0 100=AcDbSymbolTable 70=${entries.length}`;
    const body = entries.flatMap(([type, own, further]) => [
      ...tags(`0=${name} ${isDimensions ? 105 : 5}=${own} 330=${handle} 100=AcDbSymbolTableRecord 100=${type}`),
      ...further,
    ]);
    const more = isDimensions ? tags("100=AcDbDimStyleTable 71=0") : [];
    return written([...tags(head), ...more, ...body, ...tags("0=ENDTAB")]);
  }
}

/** A section around a body that is written already. */
export const section = (name: string, body: string): string =>
  `${written(tags(`0=SECTION 2=${name}`))}${body}${written(tags("0=ENDSEC"))}`;

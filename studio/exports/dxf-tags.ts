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

/** Text of a DXF: what is not ASCII by its code point. */
export const escaped = (text: string): string =>
  text.replaceAll(
    /[^\u0020-\u007e]/g,
    (letter) => `\\U+${letter.charCodeAt(0).toString(16).padStart(4, "0").toUpperCase()}`,
  );

/** Counts the handles, and writes what has one. */
export class Writer {
  #last = 0x100;
  /** Handle of the block that holds the drawing. */
  static readonly space = "1F";

  handle(): string {
    this.#last += 1;
    return this.#last.toString(16).toUpperCase();
  }

  entity(name: string, layer: string, type: string, further: readonly Tag[]): string {
    const head = `0=${name} 5=${this.handle()} 330=${Writer.space} 100=AcDbEntity 8=${layer} 100=${type}`;
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

/** A value in JSON-LD. */
export type Data = string | number | boolean | readonly Data[] | { readonly [name: string]: Data };
type Thing = { readonly [name: string]: Data };

/**
 * The properties that Google's documentation requires, and recommended ones that this site should have
 * (https://developers.google.com/search/docs/appearance/structured-data/search-gallery, one page per type).
 * A dot separates nested properties.
 */
const required: Readonly<Record<string, readonly string[]>> = {
  Organization: ["name"],
  WebSite: ["name", "url"],
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position", "name", "item"],
  Service: ["name", "serviceType", "provider"],
  ImageObject: ["contentUrl", "creator", "creditText", "copyrightNotice", "license", "acquireLicensePage"],
  JobPosting: [
    "title",
    "description",
    "datePosted",
    "hiringOrganization",
    "jobLocation.address.addressCountry",
    "validThrough",
  ],
  Place: ["address"],
  PostalAddress: [],
  ContactPoint: ["telephone", "contactType"],
};
/** Google's rules for review snippets forbid a company's ratings of itself. */
const unwanted = new Set(["Review", "AggregateRating", "Rating"]);

const isThing = (data: Data | undefined): data is Thing => typeof data === "object" && !Array.isArray(data);

const at = (data: Data | undefined, path: string): Data | undefined =>
  path.split(".").reduce<Data | undefined>((value, name) => (isThing(value) ? value[name] : undefined), data);

/** The faults in structured data; empty if there are none. Objects that only refer to another one by @id are valid. */
export function faultsIn(data: Data): string[] {
  if (Array.isArray(data)) return data.flatMap((each: Data) => faultsIn(each));
  if (!isThing(data)) return data === "" ? ["an empty value"] : [];
  const inside = Object.values(data).flatMap(faultsIn);
  const type = data["@type"];
  if (type === undefined)
    return data["@id"] || data["@graph"] ? inside : [...inside, `no @type: ${JSON.stringify(data)}`];
  if (typeof type !== "string" || unwanted.has(type)) return [...inside, `${JSON.stringify(type)} is not allowed`];
  const fields = required[type];
  if (!fields) return [...inside, `no required properties are defined for ${type}`];
  const missing = fields.filter((field) => at(data, field) === undefined).map((field) => `${type} without ${field}`);
  return [...inside, ...missing];
}

/** All objects of a type in structured data, at any depth. */
export function thingsOf(type: string, data: Data): Thing[] {
  if (Array.isArray(data)) return data.flatMap((each: Data) => thingsOf(type, each));
  if (!isThing(data)) return [];
  return [...(data["@type"] === type ? [data] : []), ...Object.values(data).flatMap((each) => thingsOf(type, each))];
}

/** All strings in structured data. */
export function textsIn(data: Data): string[] {
  if (Array.isArray(data)) return data.flatMap((each: Data) => textsIn(each));
  if (isThing(data)) return Object.values(data).flatMap(textsIn);
  return typeof data === "string" ? [data] : [];
}

/** Anything that JSON-LD may hold. */
export type Data = string | number | boolean | readonly Data[] | { readonly [name: string]: Data };
type Thing = { readonly [name: string]: Data };

/**
 * What Google's documentation calls required, and what of the recommended this site means to have
 * (https://developers.google.com/search/docs/appearance/structured-data/search-gallery, one page a type).
 * A dot leads into a field.
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
/** Ratings that a company shows of itself are against the rules of the review snippet, and none may appear by chance. */
const unwanted = new Set(["Review", "AggregateRating", "Rating"]);

const isThing = (data: Data | undefined): data is Thing => typeof data === "object" && !Array.isArray(data);

const at = (data: Data | undefined, path: string): Data | undefined =>
  path.split(".").reduce<Data | undefined>((value, name) => (isThing(value) ? value[name] : undefined), data);

/** What is wrong with structured data, in words; nothing if all is right. Things that only name another one by its @id are right. */
export function faultsIn(data: Data): string[] {
  if (Array.isArray(data)) return data.flatMap((each: Data) => faultsIn(each));
  if (!isThing(data)) return data === "" ? ["an empty value"] : [];
  const inside = Object.values(data).flatMap(faultsIn);
  const type = data["@type"];
  if (type === undefined)
    return data["@id"] || data["@graph"] ? inside : [...inside, `no @type: ${JSON.stringify(data)}`];
  if (typeof type !== "string" || unwanted.has(type)) return [...inside, `${JSON.stringify(type)} has no place here`];
  const fields = required[type];
  if (!fields) return [...inside, `nobody has said what a ${type} needs`];
  const missing = fields.filter((field) => at(data, field) === undefined).map((field) => `${type} without ${field}`);
  return [...inside, ...missing];
}

/** Every thing of a type in structured data, whatever it stands in. */
export function thingsOf(type: string, data: Data): Thing[] {
  if (Array.isArray(data)) return data.flatMap((each: Data) => thingsOf(type, each));
  if (!isThing(data)) return [];
  return [...(data["@type"] === type ? [data] : []), ...Object.values(data).flatMap((each) => thingsOf(type, each))];
}

/** Every text in structured data. */
export function textsIn(data: Data): string[] {
  if (Array.isArray(data)) return data.flatMap((each: Data) => textsIn(each));
  if (isThing(data)) return Object.values(data).flatMap(textsIn);
  return typeof data === "string" ? [data] : [];
}

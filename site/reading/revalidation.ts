import type { ShouldRevalidateFunctionArgs } from "react-router";

/** A page's data follows from its path alone: a change of the query fetches nothing. For export as `shouldRevalidate`. */
export const onPathChange = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname;

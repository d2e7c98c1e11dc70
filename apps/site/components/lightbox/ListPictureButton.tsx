import { useEffect, useRef } from "react";
import { makeListButton } from "../../enquiry-list/list-button.ts";
import { itemParameter } from "../picture-viewer/item-parameter.ts";
import type { ViewerWords } from "@ttpl/content/derive/viewer-words.ts";

interface ListPictureButtonProps {
  id: string;
  title: string;
  words: ViewerWords;
}

/** Puts the picture on the visitor's enquiry list, or takes it off. The button stays while pictures change, with the focus. */
export function ListPictureButton({ id, title, words: { list } }: ListPictureButtonProps) {
  const place = useRef<HTMLSpanElement>(null);
  const item = useRef({ name: title, at: "" });
  const show = useRef<() => void>(undefined);
  useEffect(() => {
    const button = document.createElement("button");
    button.type = "button";
    place.current?.replaceChildren(button);
    const removed = new AbortController();
    show.current = makeListButton(button, () => item.current, list, removed.signal);
    return () => removed.abort();
  }, [list]);
  useEffect(() => {
    item.current = { name: title, at: `?${itemParameter}=${id}` };
    show.current?.();
  }, [id, title]);
  return <span className="lightbox-list" ref={place} />;
}

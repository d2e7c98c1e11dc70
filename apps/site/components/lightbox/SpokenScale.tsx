import { useEffect, useState } from "react";

/** A change is spoken after it has rested so long (ms): a wheel's turn is many changes. */
const rest = 600;

/** Speaks a text politely whenever it has changed, but not at first. */
export function SpokenScale({ text }: { text: string }) {
  const [spoken, setSpoken] = useState<{ first: string; now: string }>({ first: text, now: "" });
  useEffect(() => {
    const timer = setTimeout(
      () => setSpoken(({ first, now }) => ({ first, now: now || text !== first ? text : "" })),
      rest,
    );
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="lightbox-spoken">
      {spoken.now}
    </p>
  );
}

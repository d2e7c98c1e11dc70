import type { ReactNode } from "react";

/** An icon; without a label of its own it is hidden from assistive technology. */
const Icon = ({ label, children }: { label?: string; children: ReactNode }) => (
  <svg
    viewBox="0 0 24 24"
    width="22"
    height="22"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    role={label && "img"}
    aria-label={label}
    aria-hidden={label ? undefined : true}
  >
    {children}
  </svg>
);

/** A disc, half light and half dark. */
export const ThemeIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="8.25" />
    <path d="M12 3.75a8.25 8.25 0 0 1 0 16.5z" fill="currentColor" />
  </Icon>
);

export const SearchIcon = () => (
  <Icon>
    <circle cx="10.5" cy="10.5" r="6.5" />
    <path d="m15.5 15.5 5 5" />
  </Icon>
);

/** A telephone receiver. */
export const CallIcon = () => (
  <Icon>
    <path d="M5 4h4l1.5 5-2.5 1.5a12 12 0 0 0 5.5 5.5L15 13.5l5 1.5v4a1 1 0 0 1-1 1A15 15 0 0 1 4 5a1 1 0 0 1 1-1z" />
  </Icon>
);

/** A list with a tick. */
export const ListIcon = ({ label }: { label: string }) => (
  <Icon label={label}>
    <path d="M3.5 6.5h17M3.5 12h8m-8 5.5h8m2-2 3 3 4-6" />
  </Icon>
);

export const MenuIcon = () => (
  <Icon>
    <path d="M3.5 6.5h17M3.5 12h17M3.5 17.5h17" />
  </Icon>
);

/** An inline script, or data for one. */
export const InlineScript = ({ text, type }: { text: string; type?: string }) => (
  <script type={type} dangerouslySetInnerHTML={{ __html: text }} />
);

import { type DestinationStream, type Logger, pino } from "pino";

/**
 * Lines logged in one turn of the event loop are written together at its end: with a system call for each, logging took a third
 * of an answer's processor time (`npm run bench:serve`). A process that ends by itself, by a fault too, writes them first.
 */
function linesTogether(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: true });
  let lines = "";
  const write = () => {
    const together = lines;
    lines = "";
    if (together !== "") output.write(together);
  };
  process.on("exit", write);
  return {
    write(line) {
      if (lines === "") setImmediate(write);
      lines += line;
    },
  };
}

const standardOutput = linesTogether();

/** The server's log on standard output: an event a line, as JSON. */
export const standardLog = (level: string): Logger => pino({ level, base: null }, standardOutput);

import type { ReactNode } from "react";
import { Note } from "../drawing/Text.tsx";
import { type Element, passes, type Rung, still, type TagList, type Values } from "./program.ts";
import {
  blockHeight,
  BlockSymbol,
  blockWidth,
  cell,
  CoilSymbol,
  ContactSymbol,
  TimerBlock,
  timerWidth,
  Wire,
} from "./symbols.tsx";

const branchDrop = 88;
const commentLine = 23;

const has = ({ elements }: Rung, ...kinds: Element["kind"][]) => elements.some(({ kind }) => kinds.includes(kind));

/** Height of a rung with its comment, in drawing units. */
export function rungHeight(rung: Rung): number {
  const block = rung.elements.find((element) => element.kind === "block");
  const plain = has(rung, "any") ? 76 + branchDrop : has(rung, "ton") ? 134 : 104;
  return rung.comment.length * commentLine + (block ? blockHeight(block) + 44 : plain);
}

type RungDrawingProps = {
  x: number;
  y: number;
  right: number;
  number: number;
  rung: Rung;
  tags: TagList;
  values: Values;
};

/** One rung between its rails, from comment to coil; wires with power flow are bold. */
export function RungDrawing({ x, y, right, number, rung, tags, values }: RungDrawingProps) {
  const past = still(values);
  const line = y + rung.comment.length * commentLine + (has(rung, "ton", "block") ? 54 : 46);
  const drawn: ReactNode[] = [];
  let at = x;
  let live = true;
  for (const [index, element] of rung.elements.entries()) {
    const on = passes(element, values, past);
    if (element.kind === "any") {
      const span = cell * Math.max(...element.branches.map((branch) => branch.length));
      const from = at;
      const reached = live;
      const rows = element.branches.map((branch, row) => {
        let power = reached;
        return branch.map((contact, column) => {
          const closed = passes(contact, values, past);
          const symbol = (
            <ContactSymbol
              key={`${index}-${row}-${column}`}
              x={from + column * cell}
              y={line + row * branchDrop}
              of={contact}
              tags={tags}
              live={power}
              on={closed}
            />
          );
          power &&= closed;
          return symbol;
        });
      });
      const lower = element.branches[1]?.every((contact) => passes(contact, values, past)) ?? false;
      drawn.push(
        rows,
        from > x && <Wire key={`${index}-down`} d={`M${from} ${line}V${line + branchDrop}`} on={reached} />,
        <Wire key={`${index}-up`} d={`M${from + span} ${line}V${line + branchDrop}`} on={reached && lower} />,
      );
      at += span;
    } else if (element.kind === "ton") {
      drawn.push(<TimerBlock key={index} x={at} y={line} of={element} live={live} on={live && on} />);
      at += timerWidth;
    } else if (element.kind === "block") {
      drawn.push(<BlockSymbol key={index} x={at} y={line} of={element} live={live} />);
      at += blockWidth;
    } else {
      drawn.push(<ContactSymbol key={index} x={at} y={line} of={element} tags={tags} live={live} on={on} />);
      at += cell;
    }
    live &&= on;
  }
  return (
    <g>
      <Note x={x - 10} y={line + 6} anchor="end" words={number} />
      {rung.comment.map((words, row) => (
        <Note key={words} x={x + 12} y={y + (row + 1) * commentLine - 6} words={words} />
      ))}
      {drawn}
      {rung.coil && (
        <>
          <Wire d={`M${at} ${line}H${right - cell}`} on={live} />
          <CoilSymbol x={right - cell} y={line} of={rung.coil} tags={tags} on={live} />
        </>
      )}
    </g>
  );
}

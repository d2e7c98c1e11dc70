import type { DemoWords } from "@ttpl/content/schemas/demo-words.ts";
import { valueText, shownTag, unitOf } from "./format-value.ts";
import { levelTop, tankInside } from "./limits.ts";
import { markBaselines, markShapes } from "./marks.ts";
import type { Snapshot } from "./snapshot.ts";
import { priorityOn, stateInWords, stateOf } from "./states.ts";
import styles from "./UnitDisplay.module.css";

interface Placed {
  x: number;
  y: number;
}

const Pipe = ({ d, arrow }: { d: string; arrow?: readonly [x: number, y: number, turn: number] }) => (
  <g className={styles.pipe}>
    <path d={d} data-crossing="" />
    <path d={d} />
    {arrow && (
      <path d="M0-6 11 0 0 6z" data-arrow="" transform={`translate(${arrow[0]} ${arrow[1]}) rotate(${arrow[2]})`} />
    )}
  </g>
);

interface Live extends Placed {
  tag: string;
  snapshot: Snapshot;
}

/** A live value: tag above, number and unit in a field. In an alarm the field is framed, with the alarm's mark. */
const Value = ({ x, y, tag, snapshot, width = 92 }: Live & { width?: number | undefined }) => (
  <g
    className={styles.value}
    transform={`translate(${x} ${y})`}
    data-point={tag}
    data-alarm={priorityOn(tag, snapshot.alarms)}
  >
    <text y={-5}>{shownTag(tag)}</text>
    <rect width={width} height={26} />
    <text x={width - 6} y={18} data-number="">
      <tspan data-value={tag}>{valueText(tag, snapshot.values)}</tspan>
      <tspan data-unit=""> {unitOf(tag)}</tspan>
    </text>
    <g data-mark="" transform={`translate(${width} 0)`}>
      <path d={markShapes[priorityOn(tag, snapshot.alarms) ?? 1]} />
      <text y={markBaselines[1]}>{priorityOn(tag, snapshot.alarms)}</text>
    </g>
  </g>
);

const Pump = ({ x, y, tag, snapshot }: Live) => (
  <g
    className={styles.pump}
    transform={`translate(${x} ${y})`}
    data-state={tag}
    data-now={stateOf(tag, snapshot.values)}
    data-point={tag}
  >
    <circle r={20} />
    <path d="M-10-17 20 0-10 17" />
    <path d="M-14-14 14 14M14-14-14 14" data-cross="" />
    <text x={44} y={-12}>
      {tag}
    </text>
    <g data-mark="" transform="translate(-18 -18)">
      <path d={markShapes[2]} />
      <text y={markBaselines[2]}>2</text>
    </g>
  </g>
);

const Valve = ({ x, y, tag, now }: Placed & { tag: string; now?: number }) => (
  <g
    className={styles.valve}
    transform={`translate(${x} ${y})`}
    data-state={now === undefined ? undefined : tag}
    data-now={now}
  >
    <path d="M-12-8 12 8V-8L-12 8z" />
    <text y={-13}>{tag}</text>
  </g>
);

const Probe = ({ x, y, place, here }: Placed & { place: "tank" | "discharge"; here: boolean }) => (
  <g className={styles.probe} transform={`translate(${x} ${y})`} data-probe={place} data-now={here ? "1" : undefined}>
    <circle r={13} />
    <text y={4}>AT</text>
  </g>
);

/** Level 2: the process screen, in the manner of the drawn screens of the showcase. */
export function UnitDisplay({ words, snapshot }: { words: DemoWords; snapshot: Snapshot }) {
  const { values, probeLate } = snapshot;
  const { drawn, names } = words;
  const value = (tag: string, x: number, y: number, width?: number) => (
    <Value key={tag} {...{ tag, x, y, snapshot, width }} />
  );
  return (
    <svg className={styles.unit} viewBox="0 0 880 516" role="img" aria-label={words.unitDisplay}>
      <rect className={styles.ground} width={880} height={516} />
      {/* Gas: dryer, venturi, tower, fan, stack. */}
      <Pipe d="M130 92H296V112" arrow={[244, 92, 0]} />
      <Pipe d="M460 44V24H620V86H646" arrow={[560, 24, 0]} />
      <Pipe d="M690 86H836" arrow={[818, 86, 0]} />
      {/* Liquor: tank, pumps, tower and venturi. */}
      <Pipe d="M570 420H602M570 466H588V478H602" />
      <Pipe d="M706 478V208H560V112H510" arrow={[526, 112, 180]} />
      <path className={styles.joined} d="M642 420H706M642 478H706" />
      {/* Additions, blow-down, quench. */}
      <Pipe d="M140 392H246" arrow={[210, 392, 0]} />
      <Pipe d="M126 446H246" arrow={[190, 446, 0]} />
      <Pipe d="M706 504V478M706 504H228V136H262" arrow={[246, 136, 0]} />
      <path className={styles.joined} d="M706 446H812" />
      <Pipe d="M128 190H196V94" arrow={[196, 112, -90]} />

      <g className={styles.vessel}>
        <rect x={14} y={62} width={116} height={60} />
        <path d="M262 112H330V150L304 184V206L330 372H262L288 206V184L262 150z" />
        <path d="M410 80 446 44H474L510 80V372H410z" />
        <path d="M410 150H510M410 240H510" />
        <path d="M424 98H496M424 104H496" data-mesh="" />
        <path d="M430 128H490M438 128V134M452 128V134M468 128V134M482 128V134" />
        <path
          d="M410 165 425 150M410 195 455 150M410 225 485 150M425 240 510 155M455 240 510 185M485 240 510 215"
          data-packing=""
        />
        <rect x={246} y={372} width={324} height={116} />
        <rect x={247.5} y={levelTop(values)} width={321} height={tankInside.bottom - levelTop(values)} data-level="" />
        <rect x={40} y={398} width={64} height={90} />
        <path d="M836 24H864V488H836z" />
      </g>
      {/* The gas passes over the liquor. */}
      <Pipe d="M296 372V398H460V372" arrow={[460, 386, -90]} />
      <g className={styles.fan} data-state="K-101" data-now={stateOf("K-101", values)} data-point="K-101">
        <circle cx={668} cy={86} r={22} />
        <path d="M668 86m0-14a7 7 0 0 1 0 14a7 7 0 0 0 0 14M668 86m14 0a7 7 0 0 1-14 0a7 7 0 0 0-14 0" />
      </g>
      <Pump x={622} y={420} tag="P-101A" snapshot={snapshot} />
      <Pump x={622} y={478} tag="P-101B" snapshot={snapshot} />
      <g className={styles.pump} data-state="P-102" data-now={stateOf("P-102", values)}>
        <circle cx={134} cy={446} r={13} />
        <path d="M128 435 147 446 128 457" />
      </g>
      <Valve x={176} y={392} tag="LV-101" />
      <Valve x={746} y={446} tag="AV-102" />
      <Valve x={162} y={190} tag="XV-112" now={stateOf("XV-112", values)} />
      <Probe x={706} y={340} place="discharge" here={!probeLate} />
      <Probe x={540} y={396} place="tank" here={probeLate} />

      <g className={styles.label}>
        <text x={22} y={84}>
          {names["DR-100"]} DR-100
        </text>
        <text x={22} y={108} data-words="DR-100" data-strong="">
          {stateInWords("DR-100", values, words)}
        </text>
        <text x={338} y={132}>
          {drawn.venturi}
        </text>
        <text x={418} y={362}>
          {drawn.tower}
        </text>
        <text x={320} y={390} data-above-level="">
          {drawn.tank}
        </text>
        <text x={640} y={56}>
          {drawn.fan} K-101
        </text>
        <text x={832} y={506}>
          {drawn.stack}
        </text>
        <text x={40} y={392}>
          {drawn.caustic}
        </text>
        <text x={116} y={426}>
          P-102
        </text>
      </g>

      {value("AI-104", 14, 144, 100)}
      {value("PIC-102.PV", 120, 32)}
      {value("PDI-102", 134, 236, 84)}
      {value("FI-102", 132, 292, 86)}
      {value("TI-101", 332, 336, 76)}
      {value("PDI-101", 414, 190)}
      {value("FI-101", 574, 160, 100)}
      {value("FI-103", 508, 52, 106)}
      {value("SI-101", 700, 48, 84)}
      {value("AI-103", 712, 120, 116)}
      {value("AIC-101.PV", 726, 328, 100)}
      {value("LIC-101.PV", 404, 434)}
      {value("FI-105", 122, 334)}
      {value("FI-104", 122, 484)}
      {value("AIC-102.PV", 720, 262, 108)}
      {value("FI-106", 736, 470)}
    </svg>
  );
}

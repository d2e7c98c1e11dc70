export interface Controller {
  /** Set point and process value, in the loop's unit. */
  setPoint: number;
  value: number;
  /** Output, 0 to 100 %. */
  output: number;
  integral: number;
}

export interface Tuning {
  /** Gain, % of output per unit of the process value. */
  readonly gain: number;
  /** Integral time, s. */
  readonly integral: number;
  /** Whether the output has to rise with the process value. */
  readonly direct: boolean;
}

export const controller = (setPoint: number, output: number): Controller => ({
  setPoint,
  value: setPoint,
  output,
  integral: output,
});

export const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** One second of a PI controller. The integral stops where the output has reached an end. */
export function control(of: Controller, { gain, integral, direct }: Tuning, value: number): void {
  of.value = value;
  const proportional = gain * (direct ? value - of.setPoint : of.setPoint - value);
  of.integral = clamp(
    of.integral + proportional / integral,
    Math.min(0, -proportional),
    Math.max(100, 100 - proportional),
  );
  of.output = clamp(proportional + of.integral, 0, 100);
}

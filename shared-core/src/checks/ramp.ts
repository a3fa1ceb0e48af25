/** Score from which a check counts as passed; every check uses this constant. */
export const passScore = 80

/** Rounds half up to an integer within 0–100. */
export function toScore(value: number): number {
  if (!(value > 0)) return 0
  return value >= 100 ? 100 : Math.floor(value + 0.5)
}

/** Linear score: 0 at `from`, 100 at `to`, an integer between; either may be the larger. Equal bounds make a step at the bound. */
export function ramp(value: number, from: number, to: number): number {
  if (from === to) return value >= to ? 100 : 0
  return toScore((100 * (value - from)) / (to - from))
}

/** Piecewise linear score through points of rising x; constant outside them. The score is an integer, rounded once. */
export function curve(value: number, points: readonly (readonly [x: number, score: number])[]): number {
  const first = points[0]!
  if (value <= first[0]) return toScore(first[1])
  for (let index = 1; index < points.length; index += 1) {
    const [x1, y1] = points[index - 1]!
    const [x2, y2] = points[index]!
    if (value <= x2) return toScore(x1 === x2 ? y2 : y1 + ((y2 - y1) * (value - x1)) / (x2 - x1))
  }
  return toScore(points[points.length - 1]![1])
}

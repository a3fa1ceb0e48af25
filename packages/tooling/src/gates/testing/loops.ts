/** Functions whose steps `step-counter.test.ts` counts, named by how these grow with `units`. */
export function linear(units: number): number {
  let sum = 0
  for (let at = 0; at < units; at++) sum += at
  return sum
}

export function quadratic(units: number): number {
  let sum = 0
  for (let at = 0; at < units; at++) for (let other = 0; other < at; other++) sum += other
  return sum
}

const next = (sum: number): number => sum + 1

export function linearByCalls(units: number): number {
  let sum = 0
  for (let at = 0; at < units; at++) sum = next(sum)
  return sum
}

export async function linearLater(units: number): Promise<number> {
  await Promise.resolve()
  return linear(units)
}

export function failing(): never {
  throw new Error('No step is counted.')
}

export function once(units: number): number {
  let sum = 0
  for (let at = 0; at < units; at++) sum += at
  return sum
}

export function squared(units: number): number {
  let sum = 0
  for (let at = 0; at < units; at++) for (let other = 0; other < at; other++) sum += other
  return sum
}

export async function later(units: number): Promise<number> {
  await Promise.resolve()
  return once(units)
}

export function fails(): never {
  throw new Error('No step is counted.')
}

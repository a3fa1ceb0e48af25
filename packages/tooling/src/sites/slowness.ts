/**
 * `CITABLE_SLOW=4`: the browser tests' pages run at a quarter of their speed, and their sites take 50 to 400 ms more for each answer, as on a
 * small machine under load. Finds waits that only hold on a fast one. Another number gives other delays. null: as fast as the machine is.
 */
export const slowness = readSlowness(process.env.CITABLE_SLOW)

function readSlowness(text: string | undefined): number | null {
  if (text === undefined || text === '') return null
  const times = Number(text)
  if (!(times >= 1)) throw new Error(`CITABLE_SLOW says how many times slower, such as 4; it is "${text}".`)
  return times
}

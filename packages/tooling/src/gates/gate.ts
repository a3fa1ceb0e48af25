/** Gate 2 runs every test in full: `npm run test:matrix`. Without CITABLE_GATE it is gate 1, `npm test`. */
export const isMatrix = process.env.CITABLE_GATE === '2'

/**
 * Milliseconds after which a poll gives up, which ends what hangs and decides nothing: in gate 1 a red test says why soon, in gate 2 it may
 * run on a machine that is many times slower.
 */
export const pollMs = isMatrix ? 60_000 : 10_000

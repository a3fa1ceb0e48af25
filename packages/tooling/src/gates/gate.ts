/**
 * Gate 2 runs every test in full: `npm run test:matrix`. Without GATE_OF_CITABLE it is gate 1, `npm test`. The variable is not named like a
 * setting of the service, which reports those that it does not know.
 */
export const isMatrix = process.env.GATE_OF_CITABLE === '2'

/**
 * Milliseconds after which a poll gives up, which ends what hangs and decides nothing: in gate 1 a red test says why soon, in gate 2 it may
 * run on a machine that is many times slower.
 */
export const pollMs = isMatrix ? 60_000 : 10_000

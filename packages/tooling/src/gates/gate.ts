/** Gate 2 runs every test in full: `npm run test:matrix`. Without CITABLE_GATE it is gate 1, `npm test`. */
export const isMatrix = process.env.CITABLE_GATE === '2'

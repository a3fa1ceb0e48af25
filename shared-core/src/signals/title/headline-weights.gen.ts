// Written by packages/tooling/src/data/fit-headline-risk.ts. Do not edit.
/** Weights of the English headline features in hundredths, in the order of `headlineFeatureNames`. AUC of 5 folds: 0.962. */
export const headlineWeights: readonly number[] = [-395, 363, 48, 163, 160, -16, 73, 214, 226, 248, 34, 31, 188, -7, 55, -25, 487, -15, 50, 178, 184, 84, 20, -151]

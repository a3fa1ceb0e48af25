import * as parser from '@typescript-eslint/parser'
import regexp from 'eslint-plugin-regexp'

/**
 * One question only, which Biome does not ask: can a text make a regular expression take more than linear time? `move` are expressions that are
 * tried again from every place, `backtracking` those whose parts can exchange characters. Older findings in the core and a panel, whose expressions
 * run in workers or the browser, are listed in eslint-suppressions.json and may only become fewer.
 */
export default [
  {
    ignores: [
      '**/node_modules/**',
      '**/generated/**',
      '**/dist/**',
      '**/build/**',
      '**/.tmp/**',
      '**/*.gen.ts',
      '**/*.test.ts',
      '**/*.test.tsx',
      '**/test/**',
      '**/tests/**',
      '**/testing/**',
      'packages/tooling/**',
    ],
  },
  {
    files: ['**/*.ts', '**/*.tsx', '**/*.js'],
    languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    linterOptions: { reportUnusedDisableDirectives: 'off' },
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  {
    // expressions made at run time cannot be looked at
    files: ['packages/{service,providers}/src/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'NewExpression[callee.name="RegExp"][arguments.0.type!="Literal"]',
          message: 'Write the expression as a literal, so that its time can be proven.',
        },
      ],
    },
  },
]

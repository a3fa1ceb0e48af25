/** Name of each script → where it begins. `EditorAssets` gives it the handle `citable-<name>`, under which its translations are found, too. */
export const entries = {
  editor: './src/index.tsx',
  classic: './src/classic.tsx',
  bulk: './src/bulk/index.tsx',
  settings: './src/settings/index.tsx',
  traffic: './src/traffic/index.tsx',
  texts: './src/post-texts/index.tsx',
  'quick-edit': './src/post-texts/quick-edit.ts',
  breadcrumbs: './src/breadcrumbs.tsx',
  profile: './src/profile.ts',
  redirects: './src/redirects/index.tsx',
}

/** The part that tests of components use. */
declare module 'react-dom/server' {
  export function renderToStaticMarkup(element: import('react').ReactNode): string
}

/** What had the keyboard is gone: no element has it, or the dialog around it. */
export const isKeyboardLost = (): boolean => {
  const { activeElement } = document
  return activeElement === document.body || activeElement?.getAttribute('role') === 'dialog'
}

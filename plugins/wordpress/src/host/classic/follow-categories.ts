import { primaryCategory } from './classic-form.ts'

/** Offers as the main category those that are ticked, while there are several. */
export function followCategories(page: Document): void {
  const boxes = page.getElementById('categorychecklist')
  const choice = page.getElementById(primaryCategory)
  if (!boxes || !choice) return
  const select = choice as HTMLSelectElement
  const follow = (): void => {
    const chosen = select.value
    const ticked = [...boxes.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')].filter(({ checked }) => checked)
    for (const option of [...select.querySelectorAll('option')].slice(1)) option.remove()
    for (const box of ticked) {
      const option = page.createElement('option')
      option.value = box.value
      option.textContent = box.closest('label')?.textContent?.trim() ?? box.value
      option.selected = box.value === chosen
      select.append(option)
    }
    choice.closest('p')!.hidden = ticked.length < 2
  }
  boxes.addEventListener('change', follow)
  // a category that is added here arrives ticked
  if (typeof MutationObserver !== 'undefined') new MutationObserver(follow).observe(boxes, { childList: true, subtree: true })
}

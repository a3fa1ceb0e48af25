import { openMediaLibrary } from './media-library.ts'

/** Users → Profile: the picture of an author, chosen from the media library. */
const box = document.getElementById('citable-image')
const field = box?.querySelector('input')
const shown = box?.querySelector('img')
const choose = document.getElementById('citable-image-choose')
const remove = document.getElementById('citable-image-remove')

if (field && shown && choose && remove) {
  const show = (id: number, url: string): void => {
    field.value = String(id)
    if (url === '') shown.removeAttribute('src')
    else shown.src = url
    shown.hidden = url === ''
    remove.classList.toggle('hidden', url === '')
  }
  choose.addEventListener('click', () => openMediaLibrary(choose.textContent ?? '', ({ id, url }) => show(id, url)))
  remove.addEventListener('click', () => {
    show(0, '')
    choose.focus()
  })
}

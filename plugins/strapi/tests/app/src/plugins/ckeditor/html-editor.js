import { useField } from '@strapi/strapi/admin'
import { createElement, useEffect, useRef } from 'react'

/** Keeps HTML, in one editable element, as CKEditor does. */
export default function HtmlEditor({ name, label, disabled }) {
  const { value, onChange } = useField(name)
  const element = useRef(null)
  useEffect(() => {
    if (element.current !== null && element.current.innerHTML !== (value ?? '')) element.current.innerHTML = value ?? ''
  }, [value])
  return createElement('div', {
    ref: element,
    contentEditable: !disabled,
    role: 'textbox',
    'aria-multiline': true,
    'aria-label': label,
    'data-html-editor': name,
    style: { border: '1px solid #8e8ea9', borderRadius: 4, padding: 12, minHeight: 80 },
    onInput: ({ currentTarget }) => onChange(name, currentTarget.innerHTML),
  })
}

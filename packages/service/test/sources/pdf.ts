/** A file with a table of where its objects begin. */
function assemble(objects: readonly string[]): Buffer {
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const at = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const start = file.length
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  return Buffer.from(
    `${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF`,
  )
}

const hex = (text: string): string => [...Array(text.length).keys()].map((at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join('')

const toUnicode = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /U def /CMapType 2 def
1 begincodespacerange <0000> <FFFF> endcodespacerange
${'100 beginbfrange\n'}${Array.from({ length: 100 }, (_, row) => row.toString(16).padStart(2, '0'))
  .map((high) => `<${high}00> <${high}FF> <${high}00>`)
  .join('\n')}\nendbfrange
100 beginbfrange
${Array.from({ length: 100 }, (_, row) => (row + 100).toString(16).padStart(2, '0'))
  .map((high) => `<${high}00> <${high}FF> <${high}00>`)
  .join('\n')}\nendbfrange
56 beginbfrange
${Array.from({ length: 56 }, (_, row) => (row + 200).toString(16).padStart(2, '0'))
  .map((high) => `<${high}00> <${high}FF> <${high}00>`)
  .join('\n')}\nendbfrange
endcmap end end`

/** A PDF of one page with these lines of any script, drawn from left to right. */
export function pdfOf(lines: readonly string[]): Buffer {
  const stream = `BT /F1 12 Tf 40 700 Td ${lines.map((line) => `<${hex(line)}> Tj 0 -20 Td`).join(' ')} ET`
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type0 /BaseFont /Sample /Encoding /Identity-H /DescendantFonts [6 0 R] /ToUnicode 7 0 R >>',
    '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Sample /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW 500 /FontDescriptor 8 0 R >>',
    `<< /Length ${toUnicode.length} >>\nstream\n${toUnicode}\nendstream`,
    '<< /Type /FontDescriptor /FontName /Sample /Flags 4 /FontBBox [0 0 1000 1000] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 >>',
  ])
}

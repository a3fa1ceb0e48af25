/** Suffix that image services append to the name of a picture when they cut it to size. */
export const sizeSuffix =
  /(?:-\d{2,4}x\d{2,4}|_\d{2,4}x\d{2,4}|(?:\.[a-z][a-z-]{1,20})?-\d{3,4}-\d{2,4}|[_-][twh]\d{3,4}|[.@_-]?(?:x[23]|[23]x))(?=\.[a-z]{3,4}$)/i

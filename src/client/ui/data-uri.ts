/** Encodes a picture for a style sheet, with as few escapes as possible. */
export function dataUri(svg: string): string {
  const text = encodeURIComponent(svg.replaceAll('"', "'"))
    .replaceAll('%20', ' ')
    .replaceAll('%3D', '=')
    .replaceAll('%3A', ':')
    .replaceAll('%2F', '/')
  return `url("data:image/svg+xml,${text}")`
}

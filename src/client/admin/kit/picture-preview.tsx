import * as pictureFieldCss from '#client/admin/kit/picture-field.css.ts'
import { useDebounced } from '#client/admin/kit/use-debounced.ts'
import { trpc } from '#client/lib/trpc.ts'
import { pictureSources } from '#client/ui/picture-sources.ts'

const OWN_PICTURE = /^\/images\//

/** Previews the picture at an address on a card, fetched by our server as the shop's pictures are. */
export function PicturePreview({ url }: { url: string }) {
  const address = useDebounced(url.trim())
  const isRemote = /^https?:\/\/./i.test(address)
  const preview = trpc.admin.products.picture.useQuery({ url: address }, { enabled: isRemote, retry: false })
  const source = OWN_PICTURE.test(address) ? pictureSources(address).src : preview.data?.dataUrl
  return (
    <div className={pictureFieldCss.preview}>
      {source ? (
        <img src={source} alt="Preview" className={pictureFieldCss.previewPicture} />
      ) : (
        <span role="status" className={pictureFieldCss.previewNote}>
          {describe()}
        </span>
      )}
    </div>
  )

  function describe() {
    if (!isRemote) return 'Picture preview'
    return preview.isPending ? 'Loading the picture...' : 'This picture can’t be loaded'
  }
}

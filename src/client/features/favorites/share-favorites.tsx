import { useRef } from 'react'
import * as favoritesPageCss from '#client/features/favorites/favorites-page.css.ts'
import { ShareButton } from '#client/features/site/share-button.detail.tsx'
import { useSite } from '#client/lib/site.ts'
import { trpc } from '#client/lib/trpc.ts'
import { useForm } from '#client/lib/use-form.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { FillIn } from '#client/ui/fill-in.tsx'
import { FormRefusal } from '#client/ui/form-refusal.tsx'
import { showToast } from '#client/ui/toast.ts'
import { m } from '#shared/messages/messages.ts'

/** Creates and revokes a link that shows the list to others. */
export function ShareFavorites() {
  const { data: share } = trpc.favorites.sharing.useQuery()
  const heading = useRef<HTMLHeadingElement>(null)
  // The pressed button no longer exists, so the heading takes the focus.
  const onChanged = () => heading.current?.focus()
  if (share === undefined) return null
  return (
    <section className={favoritesPageCss.sharing} aria-labelledby="share-favorites">
      <h2 id="share-favorites" className={baseCss.h3} ref={heading} tabIndex={-1}>
        {m.shareList}
      </h2>
      {share ? <SharedLink token={share.token} onChanged={onChanged} /> : <NewLink onChanged={onChanged} />}
    </section>
  )
}

interface SharingFormProps {
  onChanged: () => void
}

function NewLink({ onChanged }: SharingFormProps) {
  const { sharing } = trpc.useUtils().favorites
  const { form, refused, isPending } = useForm(trpc.favorites.share.useMutation(), {
    action: '/favorites?form=share',
    read: () => undefined,
    onDone: (share) => {
      sharing.setData(undefined, share)
      onChanged()
    },
  })
  return (
    <form className={favoritesPageCss.sharingForm} {...form}>
      <FormRefusal message={refused?.message} />
      <p className={favoritesPageCss.sharingText}>{m.shareListText}</p>
      <button type="submit" className={`${baseCss.btn} ${baseCss.btnSoft}`} disabled={isPending}>
        {m.createLink}
      </button>
    </form>
  )
}

function SharedLink({ token, onChanged }: SharingFormProps & { token: string }) {
  const site = useSite()
  const url = `${site.url}/shared-favorites?token=${token}`
  const { sharing } = trpc.useUtils().favorites
  const { form, refused, isPending } = useForm(trpc.favorites.stopSharing.useMutation(), {
    action: '/favorites?form=stop-sharing',
    read: () => undefined,
    onDone: () => {
      sharing.setData(undefined, null)
      onChanged()
      return showToast({ type: 'success', title: m.sharingStopped })
    },
  })
  return (
    <form className={favoritesPageCss.sharingForm} {...form}>
      <FormRefusal message={refused?.message} />
      <p className={favoritesPageCss.sharingText}>
        <FillIn
          text={m.sharedLinkText}
          values={{
            link: (
              <a href={url} className={favoritesPageCss.sharingLink}>
                {url}
              </a>
            ),
          }}
        />
      </p>
      <div className={favoritesPageCss.sharingButtons}>
        <ShareButton url={url} title={m.listOfFavorites} />
        <button
          type="submit"
          className={`${baseCss.btn} ${baseCss.btnOutline} ${baseCss.btnSm}`}
          disabled={isPending}
        >
          {m.stopSharing}
        </button>
      </div>
    </form>
  )
}

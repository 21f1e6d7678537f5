import { Button } from '@chakra-ui/react'
import { AdminCard, FieldsCard } from '#client/admin/kit/admin-card.tsx'
import * as adminFormCss from '#client/admin/kit/admin-form.css.ts'
import * as adminPageCss from '#client/admin/kit/admin-page.css.ts'
import { AdminPage } from '#client/admin/kit/admin-page.tsx'
import { AccentField } from '#client/admin/settings/accent-field.tsx'
import { LanguagesField } from '#client/admin/settings/languages-field.tsx'
import { IconField, LogoFields } from '#client/admin/settings/look-fields.tsx'
import { RatesField } from '#client/admin/settings/rates-field.tsx'
import { SettingField, SettingSwitch, type UsedSetting } from '#client/admin/settings/setting-field.tsx'
import * as settingsCss from '#client/admin/settings/settings.css.ts'
import { useSite } from '#client/lib/site.ts'
import { trpc } from '#client/lib/trpc.ts'
import { useForm } from '#client/lib/use-form.ts'
import { showToast } from '#client/ui/toast.ts'
import { isSwitch, type Setting, type SettingName, switchValue } from '#shared/site/settings.ts'

const ALERTS = 'A feed that fails twice, a failed backup, bounced emails, or a payment that doesn’t add up'
const LOOK_LEAD =
  'The logo replaces the mark and the name in headers, emails, and link previews. The icon is used for tabs and home screens. Shown after you save.'
const RATES_LEAD =
  'Optional. With a rate, a price in another currency stays as its retailer has it, shows what it is about in the shop’s currency, and takes part in price filters and sorting.'
const NO_ALERTS = 'The shop can’t send email yet: SMTP_URL is not set.'

/** All settings, saved together. Values fixed by the environment are shown but not sent. */
function SettingsForm({ settings }: { settings: Setting[] }) {
  const { sendsMail } = useSite()
  const { form, field, isPending } = useSettingsForm(settings)
  const use = (name: SettingName): UsedSetting => {
    const { value = '', source = 'default' } = settings.find((one) => one.name === name) ?? {}
    const given = source === 'environment' ? `${name} is set in the environment.` : undefined
    return { ...field(name), defaultValue: value, given }
  }
  return (
    <form className={adminPageCss.stack} aria-label="Settings" {...form}>
      <FieldsCard title="The shop">
        <div className={adminFormCss.formRow}>
          <SettingField label="Name" maxLength={40} {...use('SITE_NAME')} />
          <LanguagesField {...use('LANGUAGES')} />
          <SettingField
            label="Currency"
            hint="A code such as SEK, EUR, or USD, used for price filters, sorting by price, and new products. Stored prices don’t change."
            maxLength={3}
            {...use('CURRENCY')}
          />
        </div>
        <AccentField {...use('ACCENT_COLOR')} />
      </FieldsCard>
      <AdminCard title="Exchange rates" lead={RATES_LEAD}>
        <RatesField setting={use('EXCHANGE_RATES')} field={field} />
      </AdminCard>
      <FieldsCard title="Logo and icon" lead={LOOK_LEAD}>
        <LogoFields light={use('SITE_LOGO')} dark={use('SITE_LOGO_DARK')} />
        <IconField {...use('SITE_ICON')} />
      </FieldsCard>
      <FieldsCard
        title="Contact"
        lead="Shown on the contact page, in the privacy policy, and in the footer of every email."
      >
        <div className={adminFormCss.formRow}>
          <SettingField label="Company or person" {...use('CONTACT_NAME')} />
          <SettingField label="Email" type="email" {...use('CONTACT_EMAIL')} />
          <SettingField label="Phone" type="tel" {...use('CONTACT_PHONE')} />
        </div>
        <div className={adminFormCss.formRow}>
          <SettingField label="Address" {...use('CONTACT_ADDRESS')} />
          <SettingField label="Country" {...use('CONTACT_COUNTRY')} />
        </div>
      </FieldsCard>
      <FieldsCard title="Social media" lead="Linked in the footer of every page.">
        <div className={adminFormCss.formRow}>
          <SettingField label="Facebook" type="url" {...use('SOCIAL_FACEBOOK')} />
          <SettingField label="Instagram" type="url" {...use('SOCIAL_INSTAGRAM')} />
          <SettingField label="X" type="url" {...use('SOCIAL_TWITTER')} />
        </div>
      </FieldsCard>
      <FieldsCard title="Accounts and email">
        <SettingSwitch
          label="Visitors can sign up"
          hint="While it is off, people who have an account can still sign in"
          {...use('ALLOW_SIGNUP')}
        />
        <SettingSwitch
          label="Email administrators when something is wrong"
          hint={sendsMail ? ALERTS : NO_ALERTS}
          {...use('ALERT_MAILS')}
        />
        <SettingSwitch
          label="Check retailers’ product pages"
          hint="Every two weeks, checks whether each page still exists, if a feed has the retailer’s own URL. Affiliate links are never opened."
          {...use('LINK_CHECKS')}
        />
        <SettingSwitch
          label="Testimonials on the home page"
          hint="They are samples that we wrote, labeled as samples. Turn them off before you open your shop."
          {...use('SAMPLE_TESTIMONIALS')}
        />
        <SettingSwitch
          label="Setup checklist on the dashboard"
          hint="What a new shop still needs. It disappears once everything is done."
          {...use('SET_UP_LIST')}
        />
        <div className={settingsCss.short}>
          <SettingField
            label="Newsletter emails per minute"
            hint="No more than your mail provider allows"
            inputMode="numeric"
            {...use('NEWSLETTER_PER_MINUTE')}
          />
        </div>
      </FieldsCard>
      <div className={adminFormCss.formBar}>
        <Button type="submit" disabled={isPending}>
          Save settings
        </Button>
      </div>
    </form>
  )
}

function useSettingsForm(settings: Setting[]) {
  const own = settings.filter(({ source }) => source !== 'environment')
  return useForm(trpc.admin.settings.update.useMutation(), {
    read: ({ text, checked }) =>
      Object.fromEntries(
        own.map(({ name }) => [name, isSwitch(name) ? switchValue(name, checked(name)) : text(name)]),
      ),
    onDone: ({ changed }) => {
      if (changed === 0) return showToast({ type: 'success', title: 'No changes to save' })
      // Reloads the page for the new name and color; the hash carries the message.
      location.hash = 'settings-saved'
      location.reload()
    },
  })
}

const LEAD =
  'The shop’s name, look, and contact details. Changes go live at once, on every page and in every email. An empty field returns to its default.'

export function SettingsPage() {
  const { data: settings } = trpc.admin.settings.list.useQuery()
  return (
    <AdminPage title="Settings" lead={LEAD}>
      <div className={adminPageCss.stack}>{settings && <SettingsForm settings={settings} />}</div>
    </AdminPage>
  )
}

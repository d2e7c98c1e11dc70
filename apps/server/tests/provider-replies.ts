import type { SmtpStage } from "../delivery/smtp-failure.ts";

/** A reply of a real mail server that only puts an email off. */
interface ProviderReply {
  readonly reply: string;
  /** Where servers send it; some in another stage, too. */
  readonly stage: "AUTH" | "MAIL" | "RCPT" | "DATA" | "dot";
  /** `queue` if all other emails exceed the limit as well. */
  readonly postponed: "queue" | "email";
  readonly source: string;
}

/** The name that the server has for each stage. */
export const stageNames: Readonly<Record<ProviderReply["stage"], SmtpStage>> = {
  AUTH: "AUTH",
  MAIL: "MAIL FROM",
  RCPT: "RCPT TO",
  DATA: "DATA",
  dot: "final dot",
};

const google = "https://knowledge.workspace.google.com/admin/support/troubleshooting/gmail-smtp-errors-and-codes";
const amazon = "https://docs.aws.amazon.com/ses/latest/dg/manage-sending-quotas-errors.html";
const exchange =
  "https://github.com/MicrosoftDocs/SupportArticles-docs/blob/main/Exchange/ExchangeOnline/email-delivery/ndr/non-delivery-reports-in-exchange-online.md";
const outmail = "https://www.prolateral.com/help/kb/smtp/530-what-does-smtp-554-571-mean.html";

export const providerReplies: readonly ProviderReply[] = [
  // Limits of the sender: for a day, an hour, a second, or at the same time.
  {
    reply: "550 5.4.5 Daily user sending limit exceeded.",
    stage: "dot",
    postponed: "queue",
    source: "https://www.simplefastwebsites.com/errors/email/smtp-550-5-4-5-daily-sending-quota-exceeded-gmail/",
  },
  {
    reply: "550 5.4.5 https://support.google.com/mail/?p=DailyLimitExceeded",
    stage: "dot",
    postponed: "queue",
    source: "https://www.simplefastwebsites.com/errors/email/smtp-550-5-4-5-daily-sending-quota-exceeded-gmail/",
  },
  {
    reply: "550 5.4.5 Daily sending quota exceeded. n37sm954097wag",
    stage: "MAIL",
    postponed: "queue",
    source: "http://blogjava.net/hwpok/archive/2010/05/28/322111.html",
  },
  {
    reply: "550 5.4.5 <sales@example.net>: Recipient address rejected: Domain Sending Quota Exceeded",
    stage: "RCPT",
    postponed: "queue",
    source: "https://pastebin.com/v3bkLPK5",
  },
  {
    reply: "450 4.2.1 Peak SMTP relay limit exceeded for this customer.",
    stage: "RCPT",
    postponed: "queue",
    source: google,
  },
  {
    reply: "550 Daily SMTP relay limit exceeded.",
    stage: "RCPT",
    postponed: "queue",
    source: "https://support.hdeone.com/hc/en-us/articles/360017461194",
  },
  { reply: "454 Throttling failure: Daily message quota exceeded", stage: "dot", postponed: "queue", source: amazon },
  { reply: "454 Throttling failure: Maximum sending rate exceeded", stage: "dot", postponed: "queue", source: amazon },
  {
    reply:
      "550 5.7.232 Your message can't be sent because your trial tenant has exceeded its daily limit for sending email to external recipients (tenant external recipient rate limit)",
    stage: "dot",
    postponed: "queue",
    source: exchange,
  },
  {
    reply:
      "550 5.7.233 Your message can't be sent because your tenant exceeded its daily limit for sending email to external recipients (tenant external recipient rate limit)",
    stage: "dot",
    postponed: "queue",
    source: exchange,
  },
  {
    reply: "432 4.3.2 concurrent connection limit exceeded",
    stage: "MAIL",
    postponed: "queue",
    source:
      "https://techcommunity.microsoft.com/t5/exchange-team-blog/changes-coming-to-the-smtp-authenticated-submission-client/ba-p/607825",
  },
  {
    reply: "432 4.3.2 STOREDRV.ClientSubmit; sender thread limit exceeded",
    stage: "dot",
    postponed: "queue",
    source: "https://unanswered.io/guide/concurrent-connections-limit-exceeded-exchange-office-365",
  },
  {
    reply: "450-Requested mail action not taken: mailbox unavailable\r\n450 Mail send limit exceeded.",
    stage: "RCPT",
    postponed: "queue",
    source: "https://www.ionos.ca/help/email/general-topics/what-are-the-mass-mailing-limits/",
  },
  {
    reply: "452 4.5.3 Daily message limit exceeded",
    stage: "MAIL",
    postponed: "queue",
    source: "https://emailit.com/docs/kb/429-rate-limit-exceeded.md",
  },
  {
    reply: "452 4.4.5 Messages per second limit exceeded",
    stage: "MAIL",
    postponed: "queue",
    source: "https://emailit.com/docs/kb/429-rate-limit-exceeded.md",
  },
  {
    reply: "550 Domain example.org has exceeded the max emails per hour (313/250 (125%)) allowed. Message discarded.",
    stage: "dot",
    postponed: "queue",
    source: "https://inmotionhosting.com/support/email/domain-exceeded-max-emails-per-hour",
  },
  {
    reply: "554 5.7.1 <sales@example.net>: Recipient address rejected: You have exceeded your Outmail quota.",
    stage: "RCPT",
    postponed: "queue",
    source: outmail,
  },
  {
    reply: "550 Too many messages. Try again in 92 seconds.",
    stage: "AUTH",
    postponed: "queue",
    source: "https://client.cloud4u.com/index.php/knowledgebase/1041/Restrictions-on-the-Service-to-prevent-spam.html",
  },
  {
    reply: "451 Authentication failed: Maximum credits exceeded",
    stage: "AUTH",
    postponed: "queue",
    source: "https://github.com/mautic/mautic/issues/8721",
  },
  {
    reply: "451 You've exceeded your messaging limits",
    stage: "dot",
    postponed: "queue",
    source: "https://github.com/WA-WF-Bot/WA-WF-Bot-Public/issues/282",
  },
  {
    reply: "454 4.7.0 Too many login attempts, please try again later.",
    stage: "AUTH",
    postponed: "queue",
    source: google,
  },
  {
    reply:
      "550-5.2.1 The user you are trying to contact is receiving mail at a rate that\r\n550-5.2.1 prevents additional messages from being delivered. For more\r\n550-5.2.1 information, please visit\r\n550 5.2.1 https://support.google.com/mail/?p=ReceivingRatePerm p41si4843565qte.548 - gsmtp",
    stage: "RCPT",
    postponed: "queue",
    source: "https://pastebin.com/SpZumxtS",
  },
  // Greylisting.
  {
    reply:
      "450 4.2.0 <sales@example.net>: Recipient address rejected: Greylisted, see http://postgrey.schweikert.ch/help/example.net.html",
    stage: "RCPT",
    postponed: "email",
    source: "https://github.com/schweikert/postgrey/issues/84",
  },
  {
    reply: "451 4.7.1 Greylisting in action, please come back later",
    stage: "RCPT",
    postponed: "email",
    source: "https://knowledge.broadcom.com/external/article/169944/email-securitycloud-infrastructure-is-gr.html",
  },
  {
    reply: "451 4.7.1 Try again later",
    stage: "dot",
    postponed: "email",
    source: "https://github.com/vstakhov/rmilter/issues/88",
  },
  // Full mailboxes.
  {
    reply: "452 4.2.2 The email account that you tried to reach is over quota",
    stage: "RCPT",
    postponed: "email",
    source: "https://www.entertop.net/knowledge/smtp-error-reference/",
  },
  {
    reply: "552 5.2.2 <sales@example.net> Quota exceeded (mailbox for user is full)",
    stage: "dot",
    postponed: "email",
    source: "https://github.com/docker-mailserver/docker-mailserver/issues/1508",
  },
  {
    reply: "552 Requested mail action aborted: exceeded storage allocation",
    stage: "RCPT",
    postponed: "email",
    source: "http://www.chilipepperweb.net/email-support/mail-quota-exceeded.html",
  },
  {
    reply: "550 <sales@example.net>...User account is overquota",
    stage: "RCPT",
    postponed: "email",
    source: "https://pastebin.com/MMGUFmXp",
  },
];

/** Replies that are final, although they speak of limits, sizes or rates. */
export const finalReplies: readonly (readonly [
  stage: ProviderReply["stage"],
  reply: string,
  told: "parked" | "settings",
])[] = [
  ["dot", "552 5.3.4 Message size exceeds fixed limit", "parked"],
  ["dot", "552 5.2.3 Your message exceeded Google's message size limits", "parked"],
  ["dot", "554 5.4.6 Too many hops", "parked"],
  ["dot", "550 5.7.1 Spam score exceeded the limit", "parked"],
  ["dot", "550 5.6.0 Line length limit exceeded", "parked"],
  ["dot", "554 5.7.1 Message rejected", "parked"],
  ["AUTH", "535 5.7.8 Too many login attempts with a wrong password", "settings"],
  ["RCPT", "550 5.1.1 <sales@example.net>: User unknown", "settings"],
  ["RCPT", "550 5.2.1 The email account that you tried to reach is disabled", "settings"],
  ["MAIL", "553 5.7.1 Sender address rejected", "settings"],
];

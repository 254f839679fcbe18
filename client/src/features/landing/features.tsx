import * as messages from '#messages/landing.json';
import { ArrowRight, Camera, Globe, Lock, Share2, Users, Video } from 'lucide-react';
import type { ReactNode } from 'react';

/** Three things it does, each with a small piece of the app beside its words. */
export function Features() {
  return (
    <div className="grid gap-5 lg:grid-cols-3">
      <Feature
        title={messages.fromAnywhere}
        text={messages.fromAnywhereText}
        sample={
          <ul className="flex flex-wrap justify-center gap-2">
            <Source icon={<Globe />}>{messages.website}</Source>
            <Source icon={<Video />}>{messages.video}</Source>
            <Source icon={<Camera />}>{messages.photo}</Source>
            <Source icon={<Share2 />}>{messages.post}</Source>
          </ul>
        }
      />
      <Feature
        title={messages.scaleToYourTable}
        text={messages.cookFromItText}
        sample={
          <p className="flex items-center justify-center gap-4 font-display text-2xl">
            <span className="text-muted">{messages.cup}</span>
            <ArrowRight aria-hidden className="size-6 text-accent" />
            <span className="sr-only">{messages.becomes}</span>
            <span>{messages.cupsMore}</span>
          </p>
        }
      />
      <Feature
        title={messages.privateUntilYouSaySo}
        text={messages.privateText}
        sample={
          <ul className="mx-auto grid w-fit gap-2 text-left">
            <Privacy icon={<Lock />} isChosen>
              {messages.onlyYou}
            </Privacy>
            <Privacy icon={<Users />}>{messages.peopleYouChoose}</Privacy>
          </ul>
        }
      />
    </div>
  );
}

function Feature({ title, text, sample }: { title: string; text: string; sample: ReactNode }) {
  return (
    <article className="card flex flex-col overflow-hidden md:max-lg:flex-row">
      <div className="grid min-h-36 shrink-0 place-items-center border-line bg-sunken p-5 max-md:border-b md:max-lg:w-72 md:max-lg:border-r lg:border-b">
        {sample}
      </div>
      <div className="p-6">
        <h3 className="text-2xl">{title}</h3>
        <p className="mt-2 text-muted">{text}</p>
      </div>
    </article>
  );
}

function Source({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="inline-flex items-center gap-2 rounded-full border border-line bg-surface px-3.5 py-1.5 text-sm font-medium [&>svg]:size-4 [&>svg]:text-accent">
      {icon}
      {children}
    </li>
  );
}

function Privacy({ icon, isChosen, children }: { icon: ReactNode; isChosen?: boolean; children: ReactNode }) {
  const look = isChosen
    ? 'border-accent bg-accent-soft text-accent-strong'
    : 'border-line bg-surface text-muted';
  return (
    <li
      className={`inline-flex items-center gap-2.5 rounded-control border px-4 py-2 text-sm font-medium [&>svg]:size-4 ${look}`}
    >
      {icon}
      {children}
    </li>
  );
}

import { route, type RouteConfig } from "@react-router/dev/routes";
import { readContent } from "./reading/read-content.ts";
import type { Template } from "./reading/schemas/page.ts";

const templateModules: Record<Template, string> = {
  home: "pages/home/HomePage.tsx",
  article: "pages/article/ArticlePage.tsx",
  timeline: "pages/timeline/TimelinePage.tsx",
  software: "pages/software/SoftwarePage.tsx",
  gallery: "pages/gallery/GalleryPage.tsx",
  experience: "pages/experience/ExperiencePage.tsx",
  offshore: "pages/offshore/OffshorePage.tsx",
  careers: "pages/careers/CareersPage.tsx",
  contact: "pages/contact/ContactPage.tsx",
  testimonials: "pages/testimonials/TestimonialsPage.tsx",
};

// Every address comes from the content tree: a page exists because its file does.
export default [
  ...[...readContent().pages.values()].map(({ path, matter }) =>
    route(path, templateModules[matter.template], { id: path }),
  ),
  route("*", "pages/not-found/NotFoundPage.tsx"),
] satisfies RouteConfig;

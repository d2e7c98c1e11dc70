"""Renders FOLDER/scene.json to FOLDER/render.png: blender -b --factory-startup -P blender_render.py -- FOLDER"""
import os
import sys

import bpy
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from blender_scene import BASE, COVER, build  # noqa: E402
from denoise import clean, contour  # noqa: E402

folder = sys.argv[sys.argv.index("--") + 1]
options = build(folder)
wide, high = options["wide"], options["high"]
scene = bpy.context.scene
scene.render.engine = "CYCLES"
cycles = scene.cycles
cycles.device, cycles.samples, cycles.seed = "CPU", options["samples"], 7
cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, 0.012
cycles.use_denoising = False
cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 5, 3, 3
cycles.caustics_reflective = cycles.caustics_refractive = False
cycles.sample_clamp_indirect, cycles.blur_glossy, cycles.filter_width = 3, 0.6, 1.4
scene.render.threads_mode, scene.render.threads = "FIXED", 2
scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = wide, high, 100
scene.render.film_transparent = True
scene.render.image_settings.file_format = "PNG"
scene.render.image_settings.color_mode = "RGBA"
scene.view_settings.view_transform = "Filmic"
scene.view_settings.look = "Medium High Contrast"
scene.view_settings.exposure = options.get("exposure", 0)

layer = scene.view_layers[0]
layer.cycles.denoising_store_passes = True
for name, kind in ((COVER, "VALUE"), (BASE, "COLOR")):
    added = layer.aovs.add()
    added.name, added.type = name, kind
scene.use_nodes = True
nodes, links = scene.node_tree.nodes, scene.node_tree.links
nodes.clear()
rendered = nodes.new("CompositorNodeRLayers")
files = nodes.new("CompositorNodeOutputFile")
files.base_path = f"{folder}/passes"
files.format.file_format, files.format.color_mode, files.format.color_depth = "OPEN_EXR", "RGBA", "32"
files.file_slots.clear()
passes = ("Image", BASE, "Denoising Normal", COVER)
for name in passes:
    files.file_slots.new(name.replace(" ", ""))
    links.new(rendered.outputs[name], files.inputs[-1])
links.new(rendered.outputs["Image"], nodes.new("CompositorNodeComposite").inputs[0])
bpy.ops.render.render()


def loaded(name):
    image = bpy.data.images.load(f"{folder}/passes/{name.replace(' ', '')}0001.exr")
    for space in ("Raw", "Non-Color"):  # Blender 4 knows the second name only
        try:
            image.colorspace_settings.name = space
            break
        except TypeError:
            pass
    return image


def pixels(image):
    values = np.empty(wide * high * 4, np.float32)
    image.pixels.foreach_get(values)
    return values.reshape(high, wide, 4)


def displayed(color):
    """The view transform of scene-linear color, as display values from 0 to 1."""
    linear = bpy.data.images.new("linear", wide, high, alpha=True, float_buffer=True)
    opaque = np.concatenate([color, np.ones((high, wide, 1), np.float32)], -1)
    linear.pixels.foreach_set(np.ascontiguousarray(opaque, np.float32).ravel())
    linear.update()
    linear.save_render(f"{folder}/opaque.png", scene=scene)
    return pixels(bpy.data.images.load(f"{folder}/opaque.png"))[..., :3]


image, base, normals, cover = (pixels(loaded(name)) for name in passes)
cover = np.clip(cover[..., 0], 0, 1)
color, shadow = clean(image, base[..., :3], normals[..., :3], cover)
# Mixed after the view transform, because the page mixes display values: before it, outlines got a light rim.
alpha = cover + shadow * (1 - cover)
straight = displayed(color) * ((1 - contour(cover)) * cover / np.maximum(alpha, 1e-4))[..., None]
result = bpy.data.images.new("final", wide, high, alpha=True)
result.pixels.foreach_set(np.ascontiguousarray(np.concatenate([straight, alpha[..., None]], -1), np.float32).ravel())
result.filepath_raw, result.file_format = f"{folder}/render.png", "PNG"
result.save()
